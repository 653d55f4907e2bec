package codeknit

import scala.tools.nsc.{Global, Phase}
import scala.tools.nsc.plugins.{Plugin, PluginComponent}

/** Prints the calls in what is compiled, as the typer sees them, in the form that calls.py reads. */
class ScalaCalls(val global: Global) extends Plugin {
  import global._

  val name = "calls"
  val description = "prints calls"
  val components = List[PluginComponent](Printer)

  object Printer extends PluginComponent {
    val global: ScalaCalls.this.global.type = ScalaCalls.this.global
    val runsAfter = List("typer")
    override val runsBefore = List("patmat")
    val phaseName = "calls"

    def newPhase(before: Phase) = new StdPhase(before) {
      def apply(unit: CompilationUnit): Unit = {
        println("F\t" + unit.source.path)
        new Calls(unit.source.path).traverse(unit.body)
      }
    }
  }

  class Calls(file: String) extends Traverser {
    override def traverse(tree: Tree): Unit = {
      tree match {
        case reference: RefTree if tree.pos.isDefined && reference.symbol != null =>
          print(tree.pos.line, reference.symbol)
          for (other <- same(reference))
            print(tree.pos.line, other.name.decode.trim, "override", other.pos)
        case made: ClassDef if made.symbol.isAnonymousClass =>
          for (parent <- made.impl.parents; symbol = parent.symbol if symbol != null)
            print(tree.pos.line, symbol.name.decode, "type", symbol.pos)
        case _ =>
      }
      super.traverse(tree)
    }

    /** What is no other member: one that a supertype declares anew without a body, which the compiler
      * passes over, and those that a self type overrides. */
    private def same(reference: RefTree): List[Symbol] = reference match {
      case Select(of, _) if reference.symbol.isMethod && of.tpe != null =>
        val symbol = reference.symbol
        val anew = of.tpe.baseClasses.map(symbol.overridingSymbol).filter(_.isDeferred)
        if (of.isInstanceOf[This]) anew ::: symbol.allOverriddenSymbols else anew
      case _ => Nil
    }

    private def print(line: Int, symbol: Symbol): Unit = {
      val isCase = symbol.isSynthetic && symbol.name.toString == "apply"
      if (symbol.isConstructor || isCase) {
        val made = if (isCase) symbol.owner.companionClass else symbol.owner
        val place = if (isCase) made.pos else symbol.pos
        print(line, made.name.decode, "type", place)
        print(line, "this", "part", place)
      } else if (symbol.isMethod || symbol.isTerm && symbol.isValue) {
        val isHeld = symbol.isAccessor || symbol.isLazy || !symbol.isMethod
        print(line, symbol.name.decode.trim, if (isHeld) "variable" else "function", symbol.pos)
      }
    }

    private def print(line: Int, name: String, kind: String, place: Position): Unit =
      if (place.isDefined)
        println(s"C\t$file\t$line\t$name\t$kind\t${place.source.path}\t${place.line}")
  }
}
