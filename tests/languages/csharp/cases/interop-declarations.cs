static class Native
{
    [DllImport("kernel32", SetLastError = true)]
    [return: MarshalAs(UnmanagedType.Bool)]
    internal static extern bool Close([In] IntPtr handle, [MarshalAs(UnmanagedType.LPStr)] string name);

    [StructLayout(LayoutKind.Explicit)]
    struct Union
    {
        [FieldOffset(0)] public int A;
        [FieldOffset(0)] public float B;
    }
}
