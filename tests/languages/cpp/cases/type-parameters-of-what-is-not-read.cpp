// Nothing is read that the list belongs to: its names are in scope nowhere.
template <typename Json, enable_if<is<Json>::value && !same<Basic, Json>::value, int> = 0>
basic(const Json &value)
{
}

int other(const std::list<Json> &values);
