import React from 'react';

function Button() {
  return <b>{label()}</b>;
}

const label = () => 'x';
const handlers = { click() {} };

export const Page = () => (
  <div onClick={handlers.click} title={label}>
    <Button />
    <Missing />
  </div>
);
