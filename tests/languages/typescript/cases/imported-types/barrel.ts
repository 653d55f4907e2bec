export { User as Person, Order } from "./model";
