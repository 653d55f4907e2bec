package page

class Page(name: String) {
  def before: String = name

  def head = <head lang="en"><title>{ title(name) }</title>{{ no code }}</head>

  def body(items: List[Item]) =
    <body class={ style("a") } id='x'>
      <!-- { nothing("b") } -->
      { items.map(item => <li>{ item.show() }</li>) } text { after }
      <br id={ style("b") }/><![CDATA[ { nothing("c") } ]]>
    </body>

  def several = <a/><b>{ title("x") }{ style("y") }{ before }</b>

  def matched(node: Any) = node match {
    case <a>{ _* }</a> => title("z")
    case other if 1 < 2 => "<a>" + '<'
  }

  def title(text: String): String = text
  def style(text: String): String = text
  def after: String = head.toString
}

class Item { def show(): String = "" }
