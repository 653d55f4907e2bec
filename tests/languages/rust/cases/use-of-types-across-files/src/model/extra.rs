use super::User;
use super::super::service::Service as Svc;

fn extra(user: &User, svc: Svc) {}
