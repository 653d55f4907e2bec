using file = open();
await using socket: Socket = connect();

for (using one of many()) {}

interface Socket {}
