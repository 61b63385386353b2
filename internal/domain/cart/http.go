package cart

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/money"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/shipping"
)

const maxBody = 16 << 10

// Routes registers the calls. They bear no limit of their own: the general limit on changes is far above what a shopper
// does, and the empty carts that robots leave are deleted (see [Service.Expire]).
func (s *Service) Routes(api huma.API) {
	tag, small := web.Tag("Carts"), web.MaxBody(maxBody)
	web.Post(api, "/carts", "Open an empty cart", s.postCart, tag, small, web.Status(http.StatusCreated))
	web.Get(api, "/carts/{id}", "A cart with current prices", s.getCart, tag,
		web.Describe("404 `cart_not_found`, or `cart_ordered` once it became an order "+
			"(`extra` has `orderId`): open another."))
	web.Post(api, "/carts/{id}/items/", "Add units of a variant", s.postItem, tag, small,
		web.Status(http.StatusCreated),
		web.Describe("Adds to the quantity of a variant that is in the cart already. "+
			"Above its limit: 400 `limit_exceeded`, and nothing is changed. "+
			"409 `cart_charging` while an order of the cart is being paid, as for any other change."))
	path := "/carts/{id}/items/{itemId}"
	put := huma.Operation{Method: http.MethodPut, Path: path, Summary: "Change the quantity of an item"}
	web.Route(api, put, s.putItem, tag, small)
	remove := huma.Operation{Method: http.MethodDelete, Path: path, Summary: "Take an item out"}
	web.Route(api, remove, s.deleteItem, tag)
	choose := huma.Operation{Method: http.MethodPut, Path: "/carts/{id}/stores/{storeId}/delivery",
		Summary: "Choose how a shop's part is delivered"}
	web.Route(api, choose, s.putDelivery, tag, small, web.Describe(
		"The cart remembers it. 422 `delivery_not_offered` for what the shop does not offer; "+
			"404 `cart_store_not_found` for a shop that is not in the cart."))
	web.Post(api, "/carts/{id}/claim", "Make the browser’s cart the signed-in user’s", s.postClaim, tag, small,
		web.Describe("What the user had left in a cart elsewhere joins it. "+
			"Use the cart of the answer from now on: its id may be another."))
	web.Post(api, "/carts/{id}/seen", "Tell which changed prices were shown", s.postSeen, tag, small,
		web.Describe("Each item keeps the price its shopper last saw, so that a change of price is reported once."))
}

type cartOutput struct{ Body *Cart }

// ItemAnswer is an item with the whole cart it is in, so that sums never need a second call.
type ItemAnswer struct {
	Item
	Cart *Cart `json:"cart"`
}

type itemOutput struct{ Body ItemAnswer }

type cartInput struct {
	ID string `path:"id" maxLength:"64"`
}

type itemInput struct {
	ID     string `path:"id" maxLength:"64"`
	ItemID string `path:"itemId" maxLength:"64"`
}

func (s *Service) postCart(ctx context.Context, _ *struct{}) (*cartOutput, error) {
	c, err := s.Create(ctx)
	return &cartOutput{Body: c}, err
}

func (s *Service) getCart(ctx context.Context, in *cartInput) (*cartOutput, error) {
	c, err := s.Open(ctx, in.ID)
	return &cartOutput{Body: c}, err
}

type addInput struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		_         struct{} `additionalProperties:"true"` // whatever else is sent, a price above all, is not read
		VariantID string   `json:"variantId" minLength:"1" maxLength:"64"`
		Quantity  int      `json:"quantity" minimum:"1"`
	}
}

func (s *Service) postItem(ctx context.Context, in *addInput) (*itemOutput, error) {
	item, c, err := s.Add(ctx, in.ID, in.Body.VariantID, in.Body.Quantity)
	if err != nil {
		return nil, err
	}
	return &itemOutput{Body: ItemAnswer{Item: *item, Cart: c}}, nil
}

type putInput struct {
	ID     string `path:"id" maxLength:"64"`
	ItemID string `path:"itemId" maxLength:"64"`
	Body   struct {
		_        struct{} `additionalProperties:"true"`
		Quantity int      `json:"quantity" minimum:"1"`
	}
}

func (s *Service) putItem(ctx context.Context, in *putInput) (*itemOutput, error) {
	item, c, err := s.Update(ctx, in.ID, in.ItemID, in.Body.Quantity)
	if err != nil {
		return nil, err
	}
	return &itemOutput{Body: ItemAnswer{Item: *item, Cart: c}}, nil
}

func (s *Service) deleteItem(ctx context.Context, in *itemInput) (*cartOutput, error) {
	c, err := s.Remove(ctx, in.ID, in.ItemID)
	return &cartOutput{Body: c}, err
}

type deliveryInput struct {
	ID      string `path:"id" maxLength:"64"`
	StoreID string `path:"storeId" maxLength:"64"`
	Body    struct {
		Method shipping.Method `json:"method" enum:"parcel,pickup,local"`
	}
}

func (s *Service) putDelivery(ctx context.Context, in *deliveryInput) (*cartOutput, error) {
	c, err := s.Choose(ctx, in.ID, in.StoreID, in.Body.Method)
	return &cartOutput{Body: c}, err
}

func (s *Service) postClaim(ctx context.Context, in *cartInput) (*cartOutput, error) {
	userID, err := web.SignedIn(ctx)
	if err != nil {
		return nil, err
	}
	c, err := s.Claim(ctx, in.ID, userID)
	return &cartOutput{Body: c}, err
}

type seenInput struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Items []seenPrice `json:"items" maxItems:"100" nullable:"false"`
	}
}

type seenPrice struct {
	ID        string      `json:"id" maxLength:"64"`
	UnitPrice money.Cents `json:"unitPrice" doc:"As it was shown"`
}

func (s *Service) postSeen(ctx context.Context, in *seenInput) (*cartOutput, error) {
	shown := make(map[string]money.Cents, len(in.Body.Items))
	for _, i := range in.Body.Items {
		shown[i.ID] = i.UnitPrice
	}
	c, err := s.Acknowledge(ctx, in.ID, shown)
	return &cartOutput{Body: c}, err
}
