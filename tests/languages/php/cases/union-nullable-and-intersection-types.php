<?php

class A {}
class B {}

function union(int|string|null $a, A|B $b, ?A $c): A|false {}

function intersection(A&B $a, (A&B)|null $b): static {}

function never(): never {}

function nullable(): ?B {}
