record Tags([property: Old] string Name, params string[] Values) : Base(Name), IThing;
