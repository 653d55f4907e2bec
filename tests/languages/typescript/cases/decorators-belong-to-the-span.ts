@Component({
  selector: "app",
})
export class App {
  @Input()
  name: string;

  @Output() changed = new EventEmitter();

  @HostListener("click")
  onClick(@Param("id") id: string): void {}
}

@sealed
abstract class Later {}
