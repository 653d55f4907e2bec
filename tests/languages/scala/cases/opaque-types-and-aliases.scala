object Ids:
  opaque type UserId = Long
  opaque type Bounded <: Int = Int
  type Alias[A] = List[A]
  type Abstract
  type Between >: Null <: AnyRef
  infix type or[A, B] = Either[A, B]

  def id(user: UserId): Alias[UserId] = ???
