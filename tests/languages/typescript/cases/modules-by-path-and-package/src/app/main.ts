import { mapped } from '@lib/mapped';
import { special } from '@lib/special';
import { one } from '@one';
import { one as based } from 'src/one';
import { core } from '@whole/core';
import { part } from '@whole/core/parts/part';
import { hidden } from '@whole/core/src/part';
import { start } from 'ui';
import { deep } from 'ui/lib/deep';
import { lost } from 'decoy';

function byPath() {
  mapped();
  special();
}
function byBase() {
  one();
  based();
}
function byPackage() {
  core();
  part();
  start();
  deep();
}
function unknown() {
  hidden();   // the package does not export it so
  lost();     // in the tree, and in no workspace of it
}
