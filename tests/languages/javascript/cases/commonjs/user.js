import box, { open } from './object.cjs';

open();
box.close();
box.renamed();
