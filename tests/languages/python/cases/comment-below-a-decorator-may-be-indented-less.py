class A:
    @first
# off
    def a(self): ...

    @first(
        1)
  # off
    @second

# and more
    async def b(self): ...

    text = """
    @no
# decorator
    """

    @first
    class C: ...
# after
    def d(self, x="# y"): ...
