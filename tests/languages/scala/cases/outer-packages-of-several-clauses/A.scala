package com.example

class Outer
