function before() {}

const broken = = 1;

function after() {}
