function html(strings, ...values) {}

const page = {
  render() {},
};

function draw(hook, x) {
  hook?.(x);
  html`<p>${x}</p>`;
  page.render?.();
  page?.render();
  unknown?.(x)?.(x);
  unknown.tag`x`;
}

draw(html);
import("./other.js");
