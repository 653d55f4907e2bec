<?php

class Größe
{
    public int $höhe;
    function ändern(Größe $λ): Größe {}
}
