struct Buffer<T, const N: usize = 16> {
    data: [T; N],
}

impl<T, const N: usize> Buffer<T, N> {
    fn take<const M: usize>(self) -> Buffer<T, M> {
        todo!()
    }
}
