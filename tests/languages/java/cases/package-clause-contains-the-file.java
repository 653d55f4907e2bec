/* licence */
package com.example.app;

import java.util.List;

class A {}

interface B {}
