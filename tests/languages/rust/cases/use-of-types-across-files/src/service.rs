use crate::model::{self, Group, User as Person};
use crate::missing::Gone;
use std::fmt::Group as Other;

pub struct Service;

fn run(person: Person, group: Group<Person>, gone: Gone, other: Other, user: User) {}
