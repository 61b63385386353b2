package cart

import (
	"context"
	"net/http"
	"time"

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
	web.Post(api, "/carts", "Open an empty cart", s.postCart, tag, small, web.Status(http.StatusCreated),
		web.Describe("`after` names a cart that became an order: what was saved for later in it comes along."))
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
	web.Post(api, path+"/later", "Save an item for later", s.postLater, tag, small,
		web.Describe("It leaves the sums and stands in `saved`."))
	web.Post(api, path+"/back", "Put a saved item back in the cart", s.postBack, tag, small,
		web.Describe("As many units as may be bought. 409 `out_of_stock` or `shop_is_away`, 404 `variant_not_found` "+
			"when none may."))
	choose := huma.Operation{Method: http.MethodPut, Path: "/carts/{id}/stores/{storeId}/delivery",
		Summary: "Choose how a shop's part is delivered"}
	web.Route(api, choose, s.putDelivery, tag, small, web.Describe(
		"The cart remembers it. 422 `delivery_not_offered` for what the shop does not offer; "+
			"404 `cart_store_not_found` for a shop that is not in the cart."))
	web.Post(api, "/carts/{id}/claim", "Make the browser’s cart the signed-in user’s", s.postClaim, tag, small,
		web.Describe("What the user had left in a cart elsewhere joins it. "+
			"Use the cart of the answer from now on: its id may be another."))
	web.Post(api, "/carts/{id}/codes", "Add the code of a promotion", s.postCode, tag, small,
		web.Limit("promotion-codes", 20, 10*time.Minute), // a shopper mistypes a few; nobody guesses in so many
		web.Describe("404 `code_unknown`, also for a code of a shop that has nothing in the cart; 400 `code_ended`, "+
			"`code_not_begun`, `code_used_up`, `code_used_by_you`, `too_many_codes`. A code that takes nothing off "+
			"for now is kept, and the cart says why."))
	removeCode := huma.Operation{Method: http.MethodDelete, Path: "/carts/{id}/codes/{code}",
		Summary: "Take a code out"}
	web.Route(api, removeCode, s.deleteCode, tag)
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

type createInput struct {
	After string `query:"after" maxLength:"64" doc:"The cart before this one, which became an order"`
}

func (s *Service) postCart(ctx context.Context, in *createInput) (*cartOutput, error) {
	c, err := s.CreateAfter(ctx, in.After)
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

func (s *Service) postLater(ctx context.Context, in *itemInput) (*cartOutput, error) {
	c, err := s.SaveForLater(ctx, in.ID, in.ItemID)
	return &cartOutput{Body: c}, err
}

func (s *Service) postBack(ctx context.Context, in *itemInput) (*cartOutput, error) {
	c, err := s.PutBack(ctx, in.ID, in.ItemID)
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

func (s *Service) postCode(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Code string `json:"code" minLength:"1" maxLength:"100"`
	}
}) (*cartOutput, error) {
	c, err := s.AddCode(ctx, in.ID, in.Body.Code)
	return &cartOutput{Body: c}, err
}

func (s *Service) deleteCode(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Code string `path:"code" maxLength:"100"`
}) (*cartOutput, error) {
	c, err := s.RemoveCode(ctx, in.ID, in.Code)
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
