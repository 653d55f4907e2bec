// Package doc is no part of the clause.
package store

type Item struct{}

func Open() {}
