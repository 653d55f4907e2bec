"use strict";
exports.late = exports.early = exports.never = void 0;
function early() {}
exports.early = early;
const late = () => {};
exports.late = late;
