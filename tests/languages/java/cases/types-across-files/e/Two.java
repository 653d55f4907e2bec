package e;

import a.*;
import f.*;

class Two {
    User inBothPackages;
}
