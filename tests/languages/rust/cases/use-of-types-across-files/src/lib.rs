mod model;
mod service;
pub use model::User;

fn top(user: User) {}
