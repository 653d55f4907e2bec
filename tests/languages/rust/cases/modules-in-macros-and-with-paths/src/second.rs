pub fn draw_all() {
    super::first::make().draw();
}
