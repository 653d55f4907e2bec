class Service {
  constructor(
    private readonly store: Store,
    public name = "x",
    protected limit?: number,
    readonly tags: string[] = [],
    plain: boolean,
    @Inject() private log: Logger,
  ) {}
}

interface Store {}
