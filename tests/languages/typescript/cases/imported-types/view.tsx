export interface View {}
