@Deprecated
package com.example.old;
