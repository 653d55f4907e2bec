const tools = {
  cut() {},
};
const { cut, join: paste } = tools;
const [first] = [cut];

cut();
paste();
first();

function inner({ cut }) {
  cut();
}
