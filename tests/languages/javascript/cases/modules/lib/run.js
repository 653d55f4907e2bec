export default function () {}

function end() {}
export { end as stop };
