export default {
  name: "view",
  data() {},
  methods: {
    click(event) {},
  },
};
