<?php
abstract class Task
{
    public function run() {}
    public function stop() {}
}

trait Mixed_ { public function mixed_() {} }

class Factory
{
    public function make()
    {
        $task = new class(1) extends Task {
            public function __construct(private Task $inner) { $this->run(); }
            public function run() { $this->inner->run(); parent::run(); $this->stop(); $this->own(); }
            public function own() {}
        };
        $task->run();
        return new class {
            public function help() { $this->make(); $this->other(); }
            private function other() {}
        };
    }

    public function mixes()
    {
        return new class extends Task {
            use Mixed_;
            public function go() { $this->mixed_(); $this->stop(); }
        };
    }
}
