struct S1;
struct S2<T>(T);

fn f(a: S1, b: S2<S3>) -> other::S1 {
    todo!()
}
