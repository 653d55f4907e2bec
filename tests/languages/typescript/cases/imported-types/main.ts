import { User } from "./model.js";
import { Order as Purchase } from "./model";
import { Person } from "./barrel";
import * as model from "./model";
import type { View } from "./view";

export function handle(
  a: User,
  b: Purchase<string>,
  c: Person,
  d: model.User,
  e: View,
  f: Order,
): void {}
