def f(
    a,  # the first, with a comma
    b: dict[
        str,  # keys
        int,
    ] = None,
    c: int \
        = 3,
    text='two  spaces,	a tab', more="""a
    line""",
) -> tuple[
    int,
]:
    ...
