mod order;
pub mod rules;

pub use self::order::Order;
pub use order::cost as price;
