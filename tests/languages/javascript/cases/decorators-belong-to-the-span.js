@register
export class Service {
  @inject
  @lazy()
  store = null;

  @log
  run() {}
}

@late class Late {}
