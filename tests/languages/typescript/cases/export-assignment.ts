class Tool {}
export = Tool;
