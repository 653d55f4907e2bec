import java.util.*;

class Item {}

class Store < T extends Item > {
    Map < String, Item > items;
    java . util /* of all */ . List<Item> all;

    @ Override
    public Map < String , List < Item > > group(Map < String, ? super T > by, int limit) {
        return null;
    }

    java. // the old one
        util.Vector<T> old(Map.Entry< Item, T > entry) { return null; }
}
