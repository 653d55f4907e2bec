import { part } from '#parts/part';
import { part as itself } from '@whole/core/parts/part';

export function core() {
  part();
  itself();
}
