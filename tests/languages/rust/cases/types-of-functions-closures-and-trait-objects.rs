struct Event;

fn on(
    handler: Box<dyn FnMut(&Event) -> bool + Send + 'static>,
    plain: fn(Event, extra: u8) -> Event,
    some: impl Fn(Event) -> u8,
) -> impl Iterator<Item = Event> + '_ {
    std::iter::empty()
}

fn never() -> ! {
    loop {}
}
