<?php

final class A {}

abstract class B extends A implements C, \D {}

readonly class E {}

final readonly class F {}

#[Attribute(Attribute::TARGET_CLASS)]
#[Deprecated]
class G
{
    use T1, T2 {
        T1::run insteadof T2;
        T2::run as protected other;
    }
}
