typedef int decoy;
shape *not_included(point p, decoy d);
