#include "shape.hpp"

int geo_area() {
    geo::Shape shape(1, 2);
    geo::Shape *other = new geo::Shape(3, 4);
    auto unit = geo::Shape::unit();
    return shape.area() + other->grow(2) + unit.grow();
}
