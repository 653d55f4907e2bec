export default async function (a, b) {
  const local = 1;
}
