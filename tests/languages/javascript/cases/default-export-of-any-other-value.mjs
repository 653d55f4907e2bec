export default defineConfig({
  run() {},
});
