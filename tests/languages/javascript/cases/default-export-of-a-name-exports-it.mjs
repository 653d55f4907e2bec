function main() {}
function other() {}
export default main;
