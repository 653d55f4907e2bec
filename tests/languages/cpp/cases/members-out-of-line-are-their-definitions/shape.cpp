#include "shape.hpp"

namespace geo {

int scaled(int by) { return by; }

Shape::Shape(int id, int size) : size_(size) { grow(); }

Shape::~Shape() {}

int Shape::area() const { return scaled(size_) + ::geo::scaled(1); }

int Shape::grow(int by) { return this->size_ += scaled(by); }

Shape Shape::unit() { return Shape(0, 1); }

int Shape::scaled(int by) const { return by * size_; }

}  // namespace geo
