mod op;
pub use self::op::*;
mod range;
pub use self::range::*;
mod writer;
pub use self::writer::*;
