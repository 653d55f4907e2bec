<?php
class Log { public function write() {} }
class Store
{
    private Log $log;
    private ?Log $maybe = null;
    public Log|null $either;
    public static Log $shared;
    public function __construct(private Store $next, protected readonly ?Log $promoted = null, Log $plain = null) {}
    public function log(): Log { return $this->log; }
    public function find(): ?Store {}
    public function self(): self {}
    public function either(): Log|Store {}

    public function fields()
    {
        $this->log->write();
        $this->maybe?->write();
        $this->either->write();
        $this->promoted->write();
        $this->next->next->log->write();
        $this->plain->write();
        self::$shared->write();
        Store::$shared->write();
        $this->log()->write();
        $this->find()->find()?->fields();
        $this->self()->fields();
        $this->either()->write();
    }
}

function open(): Store {}

function use_them(Store $store, ?Log $log, Log|Store $both, Log ...$many)
{
    $store->fields();
    $log->write();
    $both->write();
    open()->log()->write();
    $made = new Log();
    $made->write();
    (new Log)->write();
    (clone $made)->write();
    $copy = $store;
    $copy->fields();
    $found = $store->find();
    $found->fields();
    try {
        $store->save();
    } catch (Failure $failure) {
        $failure->show();
    } catch (Failure | Log $several) {
        $several->show();
    }
}

class Failure extends Exception { public function show() {} }
class Decoy { public function write() {} public function fields() {} public function show() {} }
