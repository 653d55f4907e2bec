enum Plain {
  A,
  B = 2,
  "quoted-member" = 3,
  'two words' = 4,
}
export const enum Fast {
  Low = 1 << 0,
  High = Low << 1,
}
