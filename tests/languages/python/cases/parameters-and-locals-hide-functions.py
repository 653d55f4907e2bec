def run(): ...
def helper(): ...


def hidden_by_parameter(run):
    run()


def hidden_by_local(x):
    helper = x.pick()
    helper()


def hidden_by_comprehension(functions):
    return [run() for run in functions]


def hidden_by_lambda():
    return lambda run: run()


def hidden_by_loop(functions):
    for run in functions:
        run()


def not_hidden():
    run()
    return [helper() for _ in range(3)]
