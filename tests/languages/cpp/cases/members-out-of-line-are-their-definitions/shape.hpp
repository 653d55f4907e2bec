#pragma once

namespace geo {

class Shape {
public:
    Shape(int id, int size);
    virtual ~Shape();
    virtual int area() const;
    int grow(int by = 1);
    static Shape unit();

private:
    int scaled(int by) const;
    int size_;
};

}  // namespace geo
